/** The address of a file that an answer names by its folder and its name; null where there is none. */
export function fileAddress(folder: string | null, name: string | null): string | null {
  return folder === null || name === null ? null : `${folder}/${name}`;
}

type Avatar = { readonly avatarFilePath: string | null; readonly avatarFileName: string | null };

export function avatarOf({ avatarFilePath, avatarFileName }: Avatar): string | null {
  return fileAddress(avatarFilePath, avatarFileName);
}

type Cover = {
  readonly coverImageFilePath: string | null;
  readonly coverImageFileName: string | null;
};

export function coverOf({ coverImageFilePath, coverImageFileName }: Cover): string | null {
  return fileAddress(coverImageFilePath, coverImageFileName);
}

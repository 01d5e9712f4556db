import { avatarAddress } from '#modules/account/profile/avatar/put-avatar.ts';
import { fittingWidth, imageAddress, type StoredImage } from '#modules/media/picture.ts';

type File = { readonly path: string | null; readonly name: string | null };

/** An address as the challenge area has it: the folder, and the file in it. */
function fileAt(address: string | null): File {
  if (address === null) return { path: null, name: null };
  const end = address.lastIndexOf('/');
  return { path: address.slice(0, end), name: address.slice(end + 1) };
}

function pictureFile(prefix: string, stored: StoredImage | null, wanted: number): File {
  return fileAt(stored && imageAddress(prefix, stored, fittingWidth(stored, wanted)));
}

export function coverFile(prefix: string, stored: StoredImage | null, wanted: number) {
  const { path, name } = pictureFile(prefix, stored, wanted);
  return { coverImageFilePath: path, coverImageFileName: name };
}

export function squareFile(prefix: string, stored: StoredImage | null, wanted: number) {
  const { path, name } = pictureFile(prefix, stored, wanted);
  return { squareImageFilePath: path, squareImageFileName: name };
}

export function avatarFile(prefix: string, avatarKey: string | null) {
  const { path, name } = fileAt(avatarKey && avatarAddress(prefix, avatarKey));
  return { avatarFilePath: path, avatarFileName: name };
}

import { useCallback, type ReactElement } from 'react';

type PreviewProps = {
  /** What was chosen, or the address of what was sent before. */
  readonly picture: Blob | string;
  readonly className?: string | undefined;
};

/** A picture that can be seen before it is sent. It says nothing: its name stands beside it. */
export function Preview({ picture, className }: PreviewProps): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = typeof picture === 'string' ? picture : URL.createObjectURL(picture);
      image.src = address;
      return () => {
        if (typeof picture !== 'string') URL.revokeObjectURL(address);
      };
    },
    [picture],
  );
  return <img ref={show} className={className} alt="" />;
}

/** Whether there is something to see: an address, or a file that is a picture. */
export function isPicture(picture: Blob | string | null | undefined): picture is Blob | string {
  if (picture instanceof Blob) return picture.type.startsWith('image/');
  return typeof picture === 'string';
}

import { titleImages } from '@hanji/contract/creator-vocabulary.ts';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { useSetTitleImageMutation } from '#calls/title-endpoints.ts';
import { newerTitle } from '#calls/newer.ts';
import { isTooSmall } from '#images/chosen-image.ts';
import type { ChosenImages } from './TitleImages.tsx';

/** Whether what was chosen can be cut as it is. */
export function imagesAreFine(images: ChosenImages): boolean {
  return titleImages.every((image) => {
    const chosen = images[image];
    return !chosen || (chosen.box !== null && !isTooSmall(chosen.box, image));
  });
}

/** Sends the pictures that were chosen, one upon the revision of the other. */
export function useSendImages() {
  const [setImage] = useSetTitleImageMutation();
  return async (title: OwnTitle, images: ChosenImages): Promise<{ readonly error?: unknown }> => {
    let { revision } = title;
    for (const titleImage of titleImages) {
      const { file, box } = images[titleImage] ?? { file: null, box: null };
      if (!box) continue;
      const params = { contentId: title.contentId, titleImage };
      const send = () => setImage({ params, body: { ...box, image: file, revision } });
      let result = await send();
      const newer = newerTitle(result.error);
      if (newer) {
        // Words that were changed meanwhile are no matter to a picture.
        revision = newer.revision;
        result = await send();
      }
      if (result.error) return { error: result.error };
      revision = result.data.revision;
    }
    return {};
  };
}

import type { Place } from './book-text.ts';
import type { DocumentFacts } from './survey-document.ts';

const beginning: Place = { order: 0, letters: 0, shown: 0, pictures: 0 };

function behind(place: Place, before: Place): Place {
  return {
    order: before.order + place.order,
    letters: before.letters + place.letters,
    shown: before.shown + place.shown,
    pictures: before.pictures + place.pictures,
  };
}

/** What is true of a document, from what was found out about its segments. */
export function joinFacts(segments: readonly DocumentFacts[]): DocumentFacts {
  const anchors = new Map<string, Place>();
  const links = new Map<string, number>();
  let end = beginning;
  for (const own of segments) {
    for (const [id, place] of own.anchors) {
      if (!anchors.has(id)) anchors.set(id, behind(place, end));
    }
    for (const [path, order] of own.links) {
      if (!links.has(path)) links.set(path, end.order + order);
    }
    end = behind(own.end, end);
  }
  const heading = segments.find((own) => own.heading !== '')?.heading ?? '';
  return { heading, anchors, links, end, visuals: segments.flatMap(({ visuals }) => visuals) };
}

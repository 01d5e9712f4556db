/** What pages are turned with, as one chunk: a strip does without. */
export { ComicPager } from '#comic/react/pager/ComicPager.tsx';
export { TapZones } from '#comic/react/zones/TapZones.tsx';

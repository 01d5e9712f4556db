import type { Meta, StoryObj } from '@storybook/react-vite';
import { genreNames } from '@hanji/demo-catalogue/showcase/words.ts';
import { comicSections } from '@hanji/demo-catalogue/showcase/comic-sections.ts';
import { catalogOf, dailyMenuOf, eventsOf } from '#screens/fixtures/lists.ts';
import { showsHeading, showsSkeleton, showsTitles, showsWayOn } from '#screens/plays.ts';
import {
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const curated = comicSections[3]?.title ?? genreNames.drama;
const daily = '/menu/all_comic/daily';
const genre = '/all_comic/genre/sports';
const events = '/menu/all_comic/event';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: daily,
    answers: (works) => ({
      getMenu: { data: dailyMenuOf(works) },
      getGenre: { data: catalogOf(works, genreNames.sports) },
      getCatalog: { data: catalogOf(works, curated) },
      getEvents: { data: eventsOf(works) },
    }),
  }),
  play: showsTitles(6),
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daily: Story = { globals: inKorean };
export const DailyGerman: Story = { globals: { ...inGerman, ...onSmallPhone } };
export const DailyDesktop: Story = { globals: { ...inJapanese, ...onDesktop } };
export const DailyLoading: Story = {
  globals: inKorean,
  parameters: screenAt({ answers: () => ({ getMenu: 'waiting' }) }),
  play: showsSkeleton,
};
export const DailyEmpty: Story = {
  globals: inJapanese,
  parameters: screenAt({ answers: (works) => ({ getMenu: { data: dailyMenuOf(works, []) } }) }),
  play: showsWayOn,
};

export const Genre: Story = { globals: inKorean, parameters: screenAt({ path: genre }) };
export const GenreDesktop: Story = {
  globals: { ...inEnglish, ...onDesktop },
  parameters: screenAt({ path: genre }),
};
export const GenreFailed: Story = {
  globals: inKorean,
  parameters: screenAt({ path: genre, answers: () => ({ getGenre: { code: 500 } }) }),
  play: showsWayOn,
};

export const Catalogue: Story = {
  globals: inJapanese,
  parameters: screenAt({ path: '/menu/content_catalog/1' }),
};

export const Events: Story = {
  globals: inKorean,
  parameters: screenAt({ path: events }),
  play: showsHeading,
};
export const EventsDesktop: Story = {
  globals: { ...inEnglish, ...onDesktop },
  parameters: screenAt({ path: events }),
  play: showsHeading,
};
export const EventsEmpty: Story = {
  globals: inJapanese,
  parameters: screenAt({
    path: events,
    answers: (works) => ({ getEvents: { data: { ...eventsOf(works), events: [] } } }),
  }),
  play: showsWayOn,
};

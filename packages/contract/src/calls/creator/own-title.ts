import type { OwnTitle, OwnTitles, TitleActivity } from '../../entities/creator.ts';
import type { ActivityDays, ChosenGenre, TitleImage } from '../../creator-vocabulary.ts';
import { call } from '../call.ts';

/** What a creator says of a title. */
export type TitleDraft = {
  name: string;
  description: string;
  catchcopy: string;
  genres: ChosenGenre[];
  /** One of `genres`. */
  primaryGenre: ChosenGenre;
  mature: boolean;
  commentEnabled: boolean;
  completed: boolean;
  /** False keeps it to its creator. */
  published: boolean;
};

/** A part of a picture, in its pixels as it is looked at, upright. */
export type Crop = { left: number; top: number; width: number; height: number };

/** The revision that a change was made on. */
export type OnRevision = { revision: number };

const ofCreator = {
  offered: 'creator',
  access: 'member',
  success: 'exact200',
  source: 'challenge-and-shutdown 2.5; the document names no calls for it',
} as const;

/** Of another person or deleted it is 404; 409 brings the state that it has meanwhile. */
export const ownTitleCalls = {
  getOwnTitles: call<{ response: OwnTitles }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/title',
    summary: 'The titles of a creator, the one changed last first, and what may be sent',
  }),
  createTitle: call<{ body: TitleDraft; response: OwnTitle }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/title',
    summary: 'Begins a title; readers see it with its first published article',
    body: 'json',
  }),
  getTitleActivity: call<{
    query: { days?: ActivityDays; contentId?: number | undefined };
    response: TitleActivity;
  }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/title/activity',
    summary: 'Views, likes, comments and subscribers by day, of all titles or of one',
  }),
  getOwnTitle: call<{ params: { contentId: number }; response: OwnTitle }>({
    ...ofCreator,
    method: 'GET',
    path: '/manage/title/{contentId}',
    summary: 'A title of one’s own',
  }),
  changeTitle: call<{
    params: { contentId: number };
    body: TitleDraft & OnRevision;
    response: OwnTitle;
  }>({
    ...ofCreator,
    method: 'PUT',
    path: '/manage/title/{contentId}',
    summary: 'Changes what is said of a title',
    body: 'json',
  }),
  deleteTitle: call<{ params: { contentId: number }; query: OnRevision; response: null }>({
    ...ofCreator,
    method: 'DELETE',
    path: '/manage/title/{contentId}',
    summary: 'Takes a title from readers and from the desk for good; what others wrote is kept',
  }),
  setTitleImage: call<{
    params: { contentId: number; titleImage: TitleImage };
    body: Crop & OnRevision;
    uploads: 'image';
    response: OwnTitle;
  }>({
    ...ofCreator,
    method: 'POST',
    path: '/manage/title/{contentId}/image/{titleImage}',
    summary: 'Cuts a title’s cover (3:4) or square out of a picture',
    body: 'multipart',
    uploads: { image: { kinds: ['jpeg', 'png'], maxBytes: 20_971_520, maxCount: 1 } },
  }),
} as const;

import { readerKind } from '@hanji/domain/chapters/reader.ts';
import {
  openChapter,
  opensAtOnce,
  salesTypeOf,
  type ChapterIntent,
  type PurchaseNeed,
} from '@hanji/domain/purchase/flow/open-chapter.ts';
import type { ResumedSelection } from '@hanji/domain/purchase/pending/pending-selection.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { isPlainPress } from '@hanji/edition/router/is-plain-press.ts';
import { useSiteRouter } from '@hanji/edition/router/site-router-context.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { chapterPath, type ContentAddress } from '#paths/paths.ts';
import { announceArrival } from './arrival.ts';
import { ChapterOpenerContext, type GoPainted, type WantedChapter } from './chapter-opener.ts';
import { announceLink } from './linked-place.ts';
import { useAskedOnArrival } from './use-asked-on-arrival.ts';
import { ResumedSelectionContext } from './resumed-selection.ts';
import { useFindChapters } from './use-find-chapters.ts';
import { useHasPending } from './use-has-pending.ts';

type Asked = SoldChapter & { readonly need: PurchaseNeed } & Pick<
    WantedChapter,
    'place' | 'onward'
  >;

/** Said before a chapter is opened, however that is done. */
function announce(wanted: WantedChapter): void {
  const { chapterId, onward } = wanted;
  announceLink(wanted);
  announceArrival(onward ? { chapterId, by: 'next', isAloud: false } : null);
}

type OpensChaptersProps = {
  readonly path: ContentAddress;
  /** The title's list is among what is on the screen. */
  readonly lists?: boolean;
  readonly children: ReactNode;
};

/**
 * Around the screens of a title: its chapters are opened by the rules of the purchase flow. What
 * needs a purchase is handed to the edition's slot; without one the viewer's page says so.
 */
export function OpensChapters({ path, lists = false, children }: OpensChaptersProps) {
  const { ChapterPurchase, PendingPurchase } = useSlots();
  const signedIn = useCurrentUser() !== null;
  const navigate = useNavigate();
  const router = useSiteRouter();
  const findChapters = useFindChapters(path);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [resumed, setResumed] = useState<ResumedSelection | null>(null);
  const hasPending = useHasPending();
  const goPainted = useRef<GoPainted>(null);

  function addressOf({ chapterId, intent }: WantedChapter): string {
    return chapterPath({ ...path, chapterId, chapterFileSalesType: salesTypeOf[intent] });
  }
  function factsOf({ chapter, inventory }: SoldChapter) {
    return { reader: readerKind(signedIn, inventory), inventory, chapter };
  }
  function needOf(intent: ChapterIntent, sold: SoldChapter) {
    const opening = openChapter(intent, factsOf(sold));
    return opening.kind === 'purchase' ? opening.need : null;
  }
  /** Asks about a chapter where something must come before it; gives whether it does. */
  async function ask({ intent, chapterId, listed: known, ...way }: WantedChapter, anew = false) {
    const listed = known ?? (await findChapters([chapterId], anew))[0];
    const need = listed && needOf(intent, listed);
    if (listed && need) setAsked({ ...listed, ...way, need });
    return Boolean(need);
  }
  async function open(wanted: WantedChapter): Promise<void> {
    if (!ChapterPurchase || wanted.intent === 'preview') return go(wanted);
    const here = router.state;
    // What cannot be found out now is the page's to say, which tries again by itself.
    const stands = await ask(wanted).catch(() => false);
    // Another way was taken meanwhile.
    if (!stands && router.state === here) await go(wanted);
  }
  async function go(wanted: WantedChapter): Promise<void> {
    announce(wanted);
    const address = addressOf(wanted);
    if (!goPainted.current?.(address)) await navigate(address);
  }
  function press(event: MouseEvent, wanted: WantedChapter): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void open(wanted);
  }
  useAskedOnArrival((wanted) => ask(wanted, true));

  const opener = {
    linkTo: (wanted: WantedChapter) => ({
      href: addressOf(wanted),
      onClick: (event: MouseEvent) => press(event, wanted),
    }),
    open: (wanted: WantedChapter) => void open(wanted),
    opensAtOnce: async (chapterId: number) => {
      const [listed] = await findChapters([chapterId]);
      return listed !== undefined && opensAtOnce(factsOf(listed));
    },
    goPainted,
  };
  const follow = (chapterId: number, intent: ChapterIntent, way?: Asked) =>
    void go({ ...way, chapterId, intent });
  return (
    <ChapterOpenerContext value={opener}>
      <ResumedSelectionContext value={{ selection: resumed, onOver: () => setResumed(null) }}>
        {children}
      </ResumedSelectionContext>
      {ChapterPurchase && asked && (
        <SlotBoundary key={asked.chapter.id} onFailed={() => follow(asked.chapter.id, 'read')}>
          <ChapterPurchase
            {...path}
            {...asked}
            onOpen={(intent) => follow(asked.chapter.id, intent, asked)}
            onClose={() => setAsked(null)}
          />
        </SlotBoundary>
      )}
      {PendingPurchase && hasPending && (
        <SlotBoundary>
          <PendingPurchase
            {...path}
            findChapters={(chapterIds) => findChapters(chapterIds, true)}
            onOpen={(chapterId) => follow(chapterId, 'read')}
            onChoose={lists ? setResumed : null}
          />
        </SlotBoundary>
      )}
    </ChapterOpenerContext>
  );
}

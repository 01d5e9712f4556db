import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import type { ChapterAddress } from '#paths/paths.ts';

type ReportsProblemProps = {
  readonly address: ChapterAddress;
  readonly open: boolean;
  readonly onClose: () => void;
};

function load() {
  return import('./ReportSheet.tsx');
}

/** Where a chapter's problems are told; beside the viewer, whose gestures end at its sheet. */
export function ReportsProblem({ address, open, onClose }: ReportsProblemProps) {
  const late = useLatePart(load, open);
  return open && late && <late.ReportSheet address={address} onClose={onClose} />;
}

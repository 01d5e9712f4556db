import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole screens take longest: begun last, one page would wait for the other at the end. */
export class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method, not an array's
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.includes('/src/screens/') ? 0 : 1;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

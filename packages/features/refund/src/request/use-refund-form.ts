import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { accountHolderInput, accountNumberInput } from '@hanji/domain/forms/refund.ts';
import { isSubmitEnabled } from '@hanji/domain/refund/request.ts';
import { useEffect, useState } from 'react';
import { checkBankbook, type BankbookProblem } from './check-bankbook.ts';
import { keepDraft, keptDraft, type RefundDraft } from './draft.ts';

type Profile = RefundMember['profile'];

function firstDraft({ userId, refundAccountInfo }: Profile): RefundDraft {
  const { bankCode, accountHolderName } = refundAccountInfo;
  // The number is kept where nobody reads it, not even its member.
  const sent = { bankCode, accountNumber: '', accountHolderName, consented: false };
  return keptDraft(userId) ?? sent;
}

/** The form of a refund: what is typed is kept in the tab, an image is judged when it is chosen. */
export function useRefundForm(profile: Profile) {
  const { userId, refundAccountInfo, inventory } = profile;
  const [draft, setDraft] = useState(() => firstDraft(profile));
  const [image, setImage] = useState<File | null>(null);
  const [problem, setProblem] = useState<BankbookProblem | null>(null);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) keepDraft(userId, draft);
  }, [draft, touched, userId]);

  function change(part: Partial<RefundDraft>): void {
    setTouched(true);
    setDraft((before) => ({ ...before, ...part }));
  }

  async function choose(file: File): Promise<void> {
    const found = await checkBankbook(file);
    setProblem(found);
    if (found === null) setImage(file);
  }

  return {
    draft,
    image,
    problem,
    canSubmit: isSubmitEnabled({
      ...draft,
      hasNewImage: image !== null,
      bankbookFileUrl: refundAccountInfo.bankbookFileUrl,
      refundTotalAmount: inventory.refundTotalAmount,
    }),
    setBank: (bankCode: string) => change({ bankCode }),
    setNumber: (text: string) => change({ accountNumber: accountNumberInput(text) }),
    setHolder: (text: string) => change({ accountHolderName: accountHolderInput(text) }),
    setConsent: (consented: boolean) => change({ consented }),
    choose: (file: File) => void choose(file),
    removeImage: () => setImage(null),
  };
}

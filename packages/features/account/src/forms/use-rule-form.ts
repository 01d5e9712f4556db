import { useId, useRef, useState } from 'react';

type NameOf<Values> = Extract<keyof Values, string>;

type Problems<Values> = readonly { readonly field: NameOf<Values>; readonly reason: string }[];

type RuleForm<Values> = {
  readonly initial: Values;
  /** The rule of the domain about the whole form, in the order of the fields. */
  readonly problems: (values: Values) => Problems<Values>;
  /** The form is busy until it settles; what is pressed meanwhile does nothing. */
  readonly onValid: (values: Values) => Promise<void>;
};

type FormState<Values> = {
  readonly values: Values;
  /** From the first try on, fields say what the rule has against them. */
  readonly tried: boolean;
  /** What the service has against a field, until that is changed or the form is sent again. */
  readonly refused: Problems<Values>;
};

/** A form whose fields are judged by a rule: after a try that failed, at every change. */
export function useRuleForm<Values extends object>(rule: RuleForm<Values>) {
  const id = useId();
  const [drawn, setDrawn] = useState<FormState<Values>>({
    values: rule.initial,
    tried: false,
    refused: [],
  });
  const [busy, setBusy] = useState(false);
  // What a handler sees at once, also where the form is sent by the change of a field.
  const latest = useRef(drawn);
  const sending = useRef(false);
  const idOf = (name: string): string => `${id}-${name}`;

  function change(next: Partial<FormState<Values>>): void {
    latest.current = { ...latest.current, ...next };
    setDrawn(latest.current);
  }

  async function send(values: Values): Promise<void> {
    sending.current = true;
    setBusy(true);
    try {
      await rule.onValid(values);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const problems = [...drawn.refused, ...(drawn.tried ? rule.problems(drawn.values) : [])];
  return {
    busy,
    submit: (): void => {
      if (sending.current) return;
      change({ tried: true, refused: [] });
      const { values } = latest.current;
      const [first] = rule.problems(values);
      if (first) focusField(idOf(first.field));
      else void send(values);
    },
    /** What the service says is wrong with a field. */
    refuse: (field: NameOf<Values>, reason: string): void => {
      change({ refused: [...latest.current.refused, { field, reason }] });
      focusField(idOf(field));
    },
    field: <Name extends NameOf<Values>>(name: Name) => ({
      id: idOf(name),
      name,
      value: drawn.values[name],
      onValue: (value: Values[Name]): void => {
        const { values, refused } = latest.current;
        change({
          values: { ...values, [name]: value },
          refused: refused.filter(({ field }) => field !== name),
        });
      },
      /** Why it is refused. */
      reason: problems.find(({ field }) => field === name)?.reason,
    }),
  };
}

/** After the errors are drawn, so that the field is read with its own. */
function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** The phrase for a reason; none where the field is not refused. */
export function phraseFor<Reason extends string, Phrase>(
  phrases: Readonly<Record<Reason, Phrase>>,
  reason: string | undefined,
): Phrase | undefined {
  const known = (Object.keys(phrases) as Reason[]).find((key) => key === reason);
  return known === undefined ? undefined : phrases[known];
}

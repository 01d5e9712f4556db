import * as styles from './ScriptSpecimen.module.css';

const specimens = [
  ['ko-KR', '바람이 멎은 밤, 등대지기는 마지막 불을 끄지 않았다.'],
  ['ja-JP', '風が止んだ夜、灯台守は最後の明かりを消さなかった。'],
  ['zh-TW', '風停的那一夜，守燈人沒有熄滅最後一盞燈。'],
  ['en-US', 'On the night the wind stopped, the keeper left the last lamp burning.'],
  ['vi-VN', 'Đêm gió lặng, người gác hải đăng vẫn để ngọn đèn cuối cùng cháy.'],
  ['fr-FR', 'La nuit où le vent tomba, le gardien laissa brûler la dernière lampe.'],
  ['de-DE', 'In der windstillen Nacht ließ der Leuchtturmwärter das letzte Licht brennen.'],
] as const;

const sizes = [32, 24, 20, 17, 15, 13, 12] as const;

/** One sentence in every language and every size of the scale, with that language's stack and leading. */
export function ScriptSpecimen() {
  return (
    <div className={styles.specimens}>
      {specimens.map(([locale, sentence]) => (
        <section key={locale} lang={locale} className={styles.specimen} aria-label={locale}>
          <code>{locale}</code>
          {sizes.map((size) => (
            <p key={size} data-size={size}>
              {sentence}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

import * as styles from './PolicyText.module.css';
import { inOneLine, policyBlocks, type PolicyBlock } from './policy-blocks.ts';

/** The text of a policy: headings, paragraphs and lists. */
export function PolicyText({ markdown }: { readonly markdown: string }) {
  return (
    <div className={styles.text}>
      {policyBlocks(markdown).map((block) => (
        <Block key={block.line} {...block} />
      ))}
    </div>
  );
}

function Block({ kind, lines }: Pick<PolicyBlock, 'kind' | 'lines'>) {
  if (kind === 'heading') return <h3 className={styles.heading}>{inOneLine(lines)}</h3>;
  if (kind === 'paragraph') return <p>{inOneLine(lines)}</p>;
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return kind === 'numbers' ? (
    <ol className={styles.list}>{items}</ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  );
}

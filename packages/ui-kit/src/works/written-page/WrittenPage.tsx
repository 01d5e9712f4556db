import { createElement, Fragment, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import * as styles from './WrittenPage.module.css';

/** Words in one look; a break of the line is `\n`. */
export type WrittenWords = {
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis: boolean;
  /** A path of the site, or another address that may be followed. */
  readonly href: string | null;
};

type Words = { readonly spans: readonly WrittenWords[] };

export type WrittenPiece =
  | ({ readonly kind: 'paragraph' | 'quote' } & Words)
  | ({ readonly kind: 'heading'; readonly level: 2 | 3 } & Words)
  | {
      readonly kind: 'list';
      /** Of its first item; null where it is not numbered. */
      readonly start: number | null;
      readonly items: readonly ({ readonly depth: number } & Words)[];
    }
  | {
      readonly kind: 'picture';
      readonly picture: { readonly url: string; readonly width: number; readonly height: number };
      readonly alt: string;
      readonly caption: string;
    }
  | { readonly kind: 'rule' };

type WrittenPageProps = {
  readonly pieces: readonly WrittenPiece[];
  /** Of what is written, where that is another than the page's. */
  readonly lang?: string | undefined;
};

/** What operators wrote, piece by piece: the headings stand below that of the page. */
export function WrittenPage({ pieces, lang }: WrittenPageProps): ReactElement {
  return (
    <article className={styles.page} lang={lang}>
      {inOrder(pieces.map(drawPiece))}
    </article>
  );
}

/** Nothing of a page moves, so that nothing in it needs a key. */
function inOrder(parts: readonly ReactElement[]): ReactElement {
  return createElement(Fragment, null, ...parts);
}

function drawPiece(piece: WrittenPiece): ReactElement {
  switch (piece.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={piece.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Spans spans={piece.spans} />
        </blockquote>
      );
    case 'heading': {
      const Heading = `h${piece.level}` as const;
      return (
        <Heading className={styles.heading} data-level={piece.level}>
          <Spans spans={piece.spans} />
        </Heading>
      );
    }
    case 'list':
      return <List {...piece} />;
    case 'picture':
      return <Picture {...piece} />;
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

function Spans({ spans }: Words): ReactElement {
  return inOrder(spans.map(drawSpan));
}

function drawSpan({ text, strong, emphasis, href }: WrittenWords): ReactElement {
  let words = <>{text}</>;
  if (emphasis) words = <em className={styles.emphasis}>{words}</em>;
  if (strong) words = <strong>{words}</strong>;
  if (href === null) return words;
  if (href.startsWith('/')) {
    return (
      <Link className={styles.link} href={href}>
        {words}
      </Link>
    );
  }
  return (
    <a className={styles.link} href={href} rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

type ListProps = Extract<WrittenPiece, { kind: 'list' }>;

function List({ start, items }: ListProps): ReactElement {
  const drawnItems = inOrder(items.map(drawItem));
  if (start === null) return <ul className={styles.list}>{drawnItems}</ul>;
  return (
    <ol className={styles.list} start={start}>
      {drawnItems}
    </ol>
  );
}

function drawItem({ depth, spans }: ListProps['items'][number]): ReactElement {
  return (
    <li className={styles.item} data-depth={Math.min(depth, 3)}>
      <Spans spans={spans} />
    </li>
  );
}

type PictureProps = Extract<WrittenPiece, { kind: 'picture' }>;

function Picture({ picture, alt, caption }: PictureProps): ReactElement {
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

import type { Comment } from '@hanji/contract/entities/community.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';

/** A comment with what its calls need to know of its place. */
export type PlacedComment = Pick<Comment, 'id'> & { readonly contentType: ContentType };

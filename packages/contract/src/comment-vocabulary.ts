/** The order types of the list of a chapter's comments: the most liked or the newest first. */
export const commentOrders = ['like', 'recent'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** What is wrong with a comment. */
export const commentReportCategories = [
  'spoiler',
  'abuse',
  'sexual',
  'advertising',
  'personal',
  'other',
] as const;
export type CommentReportCategory = (typeof commentReportCategories)[number];

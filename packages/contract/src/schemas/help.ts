import { z } from 'zod';
import { documentPage, helpDocument } from '../entities/document.ts';
import { documentTypes, inquiryCategories } from '../help-vocabulary.ts';
import { email, id, pageNo, pageSize, sentKey, text } from './inputs.ts';

/** 5000 characters that readers see, of 10 code units each at most: a field holds no more bytes. */
const longestInquiry = 50_000;

const type = z.enum(documentTypes);

export const helpSchemas = {
  getDocuments: {
    params: z.object({ type }),
    query: z.object({
      category: text(100).min(1).optional(),
      pageNo: pageNo.default(0),
      pageSize: pageSize(20),
    }),
    response: documentPage,
  },
  getDocument: { params: z.object({ type, documentId: id }), response: helpDocument },
  sendInquiry: {
    params: z.object({ category: z.enum(inquiryCategories) }),
    body: z.object({
      text: text(longestInquiry),
      email: email.optional(),
      key: sentKey.optional(),
    }),
    response: z.null(),
  },
};

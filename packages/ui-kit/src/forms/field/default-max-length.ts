/** The `maxlength` of every input without a limit of its own (section 5), as browsers count it. */
export const defaultMaxLength = 500;

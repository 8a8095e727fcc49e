/** How many files go with one message, or with one answer of a request. */
export const FILES_MOST = 5

/** What people read who choose more. */
export const TOO_MANY_FILES = `You can attach up to ${FILES_MOST} files`

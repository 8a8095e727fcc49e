/** How many files go with one message, or with one answer of a request. */
export const FILES_MOST = 5

/** The server keeps the answers to a page that is not sent as the form in progress of this job and the page's name. */
export const REQUEST_JOB = 'request-'

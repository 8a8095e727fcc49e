// Ids of the headings that the shell focuses after a navigation.

/** The heading of the page. */
export const PAGE_TITLE_ID = 'page-title'

/** Inside a layout that stays, the heading of the part that is new. */
export const TAB_TITLE_ID = 'tab-title'

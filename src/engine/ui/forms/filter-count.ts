// How many entries the filters of a list leave: it gets the focus when the pressed button goes away with the filters.

export const FILTER_COUNT_ID = 'filter-count'

export const focusFilterCount = (): void => document.getElementById(FILTER_COUNT_ID)?.focus()

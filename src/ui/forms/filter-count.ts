// How many entries the filters of a list leave: the place of the focus when what was pressed goes away with the filters.

export const FILTER_COUNT_ID = 'filter-count'

export const focusFilterCount = (): void => document.getElementById(FILTER_COUNT_ID)?.focus()

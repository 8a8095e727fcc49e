// The preferences of a person who has stored none (R-ENT-12).

export const defaultPreferences = {
  isFirstVisit: false,
  isFirstVisitToMyAccounts: true,
  isFirstVisitToPaymentsAndTransfers: true,
  hasDismissedPerformanceComparatorsModal: false,
} as const

// The preferences of a person for whom none are stored (R-ENT-12).

export const defaultPreferences = {
  isFirstVisit: false,
  isFirstVisitToMyAccounts: true,
  isFirstVisitToPaymentsAndTransfers: true,
  hasDismissedPerformanceComparatorsModal: false,
} as const

// The preferences of a person for whom none are stored (specification 3).

export const defaultPreferences = {
  isFirstVisit: false,
  isFirstVisitToMyAccounts: true,
  isFirstVisitToPaymentsAndTransfers: true,
  hasDismissedPerformanceComparatorsModal: false,
} as const

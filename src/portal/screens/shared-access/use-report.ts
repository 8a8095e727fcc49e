// Reports a failed list under the name the specification gives its failure.
import { useEffect } from 'react'
import { usePortal } from 'portal-engine/screen-api/portal.ts'

export function useReport(error: Error | null, message: string): void {
  const { report } = usePortal()
  useEffect(() => {
    if (error) report(new Error(message, { cause: error }))
  }, [error, message, report])
}

// Where guidance from Pension Wise is had.
import { usePortal } from '#screen-api/portal.ts'

export function PensionWise() {
  const { href, label } = usePortal().external('pension-wise')
  return (
    <a href={href} target="_blank" rel="noopener">
      {label} (opens in a new tab)
    </a>
  )
}

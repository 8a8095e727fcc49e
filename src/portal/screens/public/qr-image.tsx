// Draws a QR code as one SVG path, dark on light in both themes so that every camera reads it.
import { encode } from 'uqr'

/** Light modules around the code, as the standard asks. */
const QUIET_ZONE = 4

export default function QrImage({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className: string | undefined
}) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={modules.join('')} />
    </svg>
  )
}

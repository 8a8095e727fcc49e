// The portal on a phone, drawn in the brand's fonts and colours.
import css from './phone.module.css'

export default function Phone() {
  return (
    <svg className={css.phone} viewBox="0 0 270 560" width="270" height="560" aria-hidden="true">
      <rect width="270" height="560" rx="42" fill="var(--body)" />
      <rect x="9" y="9" width="252" height="542" rx="34" fill="var(--paper)" />
      <rect x="98" y="20" width="74" height="18" rx="9" fill="var(--body)" />
      <text className={css.serif} x="28" y="72" style={{ fontSize: '17px' }}>
        Good morning, Amelia
      </text>
      <text className={css.quiet} x="28" y="104">
        Total value
      </text>
      <text className={css.serif} x="28" y="136" style={{ fontSize: '30px' }}>
        £277,028
      </text>
      <text className={`${css.gain} ${css.bold}`} x="28" y="158">
        ↑ £11,923 this tax year
      </text>
      <path
        d="M9 258c20-6 34-14 52-13s30 11 48 5 28-22 48-26 30 8 48 1 36-24 56-32v60z"
        fill="var(--pine-wash)"
      />
      <path
        d="M9 244c20-6 34-14 52-13s30 11 48 5 28-22 48-26 30 8 48 1 36-24 56-32"
        fill="none"
        stroke="var(--pine)"
        strokeWidth="2.5"
      />
      <path
        d="M9 256c60-6 170-20 252-30"
        fill="none"
        stroke="var(--quiet)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <rect x="28" y="284" width="104" height="36" rx="8" fill="var(--pine)" />
      <text className={`${css.bold} ${css.middle}`} x="80" y="306" style={{ fill: 'var(--paper)' }}>
        Add money
      </text>
      <rect x="140.500" y="284.500" width="101" height="35" rx="8" fill="none" stroke="var(--pine)" />
      <text className={`${css.bold} ${css.middle}`} x="191" y="306" style={{ fill: 'var(--pine)' }}>
        Withdraw
      </text>
      <rect
        x="20.500"
        y="336.500"
        width="229"
        height="148"
        rx="12"
        fill="var(--card)"
        stroke="var(--hairline)"
      />
      <text className={css.bold} x="34" y="364">
        Stocks and Shares ISA
      </text>
      <text className={css.end} x="236" y="364">
        £86,942
      </text>
      <text className={css.bold} x="34" y="413">
        General Investment Account
      </text>
      <text className={css.end} x="236" y="413">
        £70,532
      </text>
      <text className={css.bold} x="34" y="462">
        Personal Pension
      </text>
      <text className={css.end} x="236" y="462">
        £119,555
      </text>
      <path d="M34 386.500h202M34 435.500h202" stroke="var(--hairline)" />
      <path d="M9 500h252v18a33 33 0 0 1-33 33H42a33 33 0 0 1-33-33z" fill="var(--card)" />
      <path d="M9 499.500h252" stroke="var(--hairline)" />
      <text
        className={`${css.bold} ${css.middle}`}
        x="62"
        y="531"
        style={{ fontSize: '10px', fill: 'var(--pine)' }}
      >
        Accounts
      </text>
      <text className={`${css.middle} ${css.quiet}`} x="135" y="531" style={{ fontSize: '10px' }}>
        Messages
      </text>
      <text className={`${css.middle} ${css.quiet}`} x="208" y="531" style={{ fontSize: '10px' }}>
        Payments
      </text>
    </svg>
  )
}

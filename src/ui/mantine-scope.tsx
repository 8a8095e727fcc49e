// Mantine in the portal's own clothes, for overlays and forms only. Always loaded lazily, by whatever needs it;
// each user imports the styles of the components it draws.
import { createTheme, MantineProvider, type MantineColorsTuple } from '@mantine/core'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import './mantine-scope.css'
import { useSyncExternalStore, type ReactNode } from 'react'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

const pine: MantineColorsTuple = [
  '#e9f1ee',
  '#d0e2dc',
  '#b0cfc5',
  '#7fc4b4',
  '#4f9687',
  '#2f7468',
  '#0f4c45',
  '#0c413b',
  '#0a3833',
  '#072a26',
]

// Wheel and touch are held back without hiding the scrollbar, which would need an inline style and move the page.
const removeScrollProps = { allowPinchZoom: true, removeScrollBar: false }

const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 6, dark: 3 },
  colors: { pine },
  autoContrast: true,
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { removeScrollProps } },
    Drawer: { defaultProps: { removeScrollProps } },
  },
})

const darkSystem = '(prefers-color-scheme: dark)'

function subscribeToScheme(onChange: () => void): () => void {
  const system = window.matchMedia(darkSystem)
  system.addEventListener('change', onChange)
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}

function readScheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light'
}

export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribeToScheme, readScheme)
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} getStyleNonce={() => nonce}>
      {children}
    </MantineProvider>
  )
}

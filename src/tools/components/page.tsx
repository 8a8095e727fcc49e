// Mounts the page of all components.
import '#ui/styles/tokens.css'
import '#ui/styles/fonts.css'
import '#ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { Components } from './components.tsx'

createRoot(document.querySelector('#root')!).render(<Components />)

import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { registerAllWords } from '#app/app-words.ts'
import { createRouter } from '#app/router.tsx'
import { reloadOnFailedChunk } from '#kit/chunk-reload.ts'
import { directionOf, getLanguage, loadWords } from '#kit/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

reloadOnFailedChunk()
registerAllWords()
document.documentElement.lang = getLanguage()
document.documentElement.dir = directionOf(getLanguage())
const router = createRouter()
// Errors must find their words even where no route matched, so these come before the first drawing.
await loadWords('ui').catch(() => undefined)
createRoot(root).render(<RouterProvider router={router} />)

// While somebody types their password, the browser fetches what comes after it.
const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1_000))
whenIdle(() => void import('#app/shell/shell.tsx').catch(() => undefined))

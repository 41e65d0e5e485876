import { configure } from '@testing-library/react'
import { endTimersWithPage } from './end-timers.ts'
import { keepHidingRules } from './hiding-rules.ts'
import { sharePage } from './shared-page.ts'

// Tests wait this long for a screen's content, so that a slow machine fails no test.
configure({ asyncUtilTimeout: 60_000 })

// The last one ends first.
keepHidingRules()
endTimersWithPage()
sharePage()

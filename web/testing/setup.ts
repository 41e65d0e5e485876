import { configure } from '@testing-library/react'
import { keepHidingRules } from './hiding-rules.ts'

// What a screen will show is waited for this long, so that a slow machine fails no test.
configure({ asyncUtilTimeout: 20_000 })

keepHidingRules()

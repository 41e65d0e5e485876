export const translations = {
  finding: { number: 'All orders: {{number}}', guest: 'All orders of guest “{{name}}”' },
} as const

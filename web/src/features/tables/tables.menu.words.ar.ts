export const words = { screens: { floor: 'إدارة الطاولات والغرف', room: '{{name}}', codeSheet: 'رموز الطاولات والغرف' } }

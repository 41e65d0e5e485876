// Runs before anything is drawn, so that nobody in a dark room is blinded by a white page first.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('brigade-theme')
    var language = localStorage.getItem('brigade-language')
    if (theme !== 'dark' && theme !== 'light') {
      var kitchen = location.pathname.indexOf('/orders/kitchenorders') === 0
      theme = kitchen || matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    }
    root.dataset.theme = theme
    if (language === 'ar') {
      root.lang = 'ar'
      root.dir = 'rtl'
    }
    // Who is signed in needs more than the sign-in page: its files are asked for at once, and a frame stands until they are there.
    if (localStorage.getItem('brigade-token')) {
      root.dataset.session = 'kept'
      document.querySelectorAll('template[data-path]').forEach(function (part) {
        var isHere = (location.pathname + '/').indexOf(part.dataset.path) === 0
        var isSpoken = !part.dataset.language || part.dataset.language === (language === 'ar' ? 'ar' : 'en')
        if (isHere && isSpoken) document.head.append(part.content)
      })
      var title = document.head.querySelector('[data-screen-title]')
      if (title)
        new MutationObserver(function (_changes, observer) {
          var frame = document.getElementById('first-frame')
          if (!frame) return
          observer.disconnect()
          frame.append(title)
        }).observe(root, { childList: true, subtree: true })
    }
  } catch {
    root.dataset.theme = 'light'
  }
})()

import type { Words } from '@overtrick/engine';

/** What the screens about people say: the own profile, that of others, the leaderboards. */
export const P = {
  me: { en: 'Your profile', ja: 'プロフィール' },
  person: { en: 'Profile', ja: 'プロフィール' },
  nameless: { en: 'Guest', ja: 'ゲスト' },
  since: { en: 'here since {day}', ja: '{day}から' },
  nobodyYet: {
    en: 'Give a name, and this server remembers your online matches. No account, no e-mail.',
    ja: '名前を入れると、オンライン対戦の記録が残ります。登録もメールも不要です。',
  },
  keepName: { en: 'Keep this name', ja: 'この名前にする' },
  kept: { en: 'Kept.', ja: '保存しました。' },

  results: { en: 'Ratings and results', ja: 'レートと成績' },
  noResults: {
    en: 'No online match yet. Everything you finish on this server appears here.',
    ja: 'まだオンライン対戦がありません。終えた対戦がここに並びます。',
  },
  noResultsTheirs: { en: 'No online match yet.', ja: 'まだオンライン対戦がありません。' },
  game: { en: 'Game', ja: 'ゲーム' },
  rating: { en: 'Rating', ja: 'レート' },
  matches: { en: 'Matches', ja: '対戦' },
  won: { en: 'Won', ja: '勝率' },
  place: { en: 'Mean place', ja: '平均順位' },
  ratingAbout: {
    en: 'Rated tables count. A rating starts at 0 and grows with wins, and with how sure the server is of it.',
    ja: 'レート戦だけが対象です。0から始まり、勝つほど、そして試合数が増えるほど上がります。',
  },
  ratingLabel: { en: 'Rating in {game} over time', ja: '{game}のレートの推移' },
  ratingLine: { en: 'What the server believes', ja: '推定の強さ' },
  ratingBand: { en: 'How sure it is', ja: '確かさの幅' },
  bandAbout: {
    en: 'The lower edge of the band is the rating: it rises with wins, and as the server grows surer.',
    ja: '帯の下端がレートです。勝つほど、そして確かになるほど上がります。',
  },
  match: { en: 'Match', ja: '対戦' },
  against: { en: 'Against your friends', ja: '友だちとの成績' },
  ahead: { en: 'You ahead', ja: 'あなたが上' },
  levelWith: { en: 'Level', ja: '同順位' },
  behind: { en: 'They ahead', ja: '相手が上' },
  unranked: { en: 'unranked', ja: '順位なし' },
  unrankedIn: { en: '{game}: unranked.', ja: '{game}: 順位なし。' },
  heldIn: { en: '{game}: held.', ja: '{game}: 上限。' },
  beatHigher: {
    en: 'The place is as high as those allow who were beaten so far. To rise further, be ahead of people who stand higher.',
    ja: 'これまで勝った相手の高さで止まっています。もっと上の相手に勝つと上がります。',
  },
  moreMatches: {
    en: '{count} more rated {count:match|matches} that {count:counts|count}: with people who are not new, from other households, and not always the same.',
    ja: '対象になるレート戦があと{count}回必要です（来たばかりでなく、別の家からの、毎回同じではない相手と）。',
  },
  moreHouseholds: {
    en: 'Opponents from {count} more {count:household|households}.',
    ja: 'あと{count}か所の別の家からの相手が必要です。',
  },
  moreCertainty: {
    en: 'The rating is still uncertain: a few more matches settle it.',
    ja: 'レートがまだ不確かです。もう少し対戦すると定まります。',
  },
  wholeCircle: {
    en: 'Nearly all matches stayed within one circle: play with others too.',
    ja: 'ほとんどの対戦が同じ仲間うちです。ほかの人とも対戦してください。',
  },
  notLately: { en: 'No rated match in the last 90 days.', ja: '90日以内にレート戦がありません。' },
  leftEarly: { en: 'left early', ja: '途中で離席' },
  history: { en: 'Online matches', ja: 'オンライン対戦' },
  placeOf: { en: 'Place {place} of {players}', ja: '{players}人中{place}位' },
  points: { en: '{count} {count:point|points}', ja: '{count}点' },
  ratedMatch: { en: 'rated', ja: 'レート戦' },

  board: { en: 'Leaderboards', ja: 'ランキング' },
  boardAbout: {
    en: 'By rating: those who have played enough rated matches of a game lately, against enough different people.',
    ja: 'レート順。最近、さまざまな相手とレート戦を十分に行った人が載ります。',
  },
  boardEmpty: {
    en: 'Nobody is ranked in this game yet. Open a rated table and be the first.',
    ja: 'このゲームで順位のある人はまだいません。レート戦のテーブルを作って一番乗りを。',
  },
  newRated: { en: 'New rated table', ja: 'レート戦のテーブルを作る' },
  rank: { en: 'Rank', ja: '順位' },
  player: { en: 'Player', ja: 'プレイヤー' },
  you: { en: 'you', ja: 'あなた' },

  devices: { en: 'On another device', ja: 'ほかの端末で使う' },
  recoveryAbout: {
    en: 'A recovery code makes another phone or browser you, with your seats, history and ratings. Whoever has it is you: keep it like a key.',
    ja: '復元コードを入れると、別の端末やブラウザでも席・戦績・レートを引き継げます。知っている人はあなたになれるので、鍵のように扱ってください。',
  },
  hasCode: {
    en: 'You have a code already. A new one ends the old one.',
    ja: 'コードは発行済みです。新しく作ると古いものは使えなくなります。',
  },
  makeCode: { en: 'Show me a recovery code', ja: '復元コードを表示' },
  newCode: { en: 'Make a new code', ja: '新しいコードを作る' },
  yourCode: { en: 'Your recovery code', ja: '復元コード' },
  codeOnce: {
    en: 'Write it down now: it is not shown again.',
    ja: '今すぐ控えてください。もう一度は表示されません。',
  },
  copy: { en: 'Copy', ja: 'コピー' },
  copied: { en: 'Copied', ja: 'コピーしました' },
  useCode: { en: 'Have a code from another device?', ja: 'ほかの端末のコードがある？' },
  codeField: { en: 'Recovery code', ja: '復元コード' },
  become: { en: 'Use it here', ja: 'この端末で使う' },
  keepOthers: { en: 'Keep my other devices signed in', ja: 'ほかの端末もログインしたままにする' },
  endingAbout: {
    en: 'Everybody else who is signed in as you is signed out: your other devices, and whoever may have got in.',
    ja: 'ほかの端末はすべてログアウトされます。他人が入り込んでいても追い出されます。',
  },
  keepingAbout: {
    en: 'Nobody is signed out. Choose this only if you are sure that nobody else got in.',
    ja: 'だれもログアウトされません。他人に使われていないと確かなときだけ選んでください。',
  },
  endOthers: { en: 'Sign out everywhere else', ja: 'ほかの端末をすべてログアウト' },
  othersEnded: { en: 'Only this device is signed in now.', ja: 'この端末だけがログイン中です。' },
  becameAbout: {
    en: 'This browser becomes that person. Who it was before stays on the server only if you have their code.',
    ja: 'このブラウザはその人になります。今までの人に戻るには、その復元コードが必要です。',
  },

  passkeys: { en: 'Passkeys', ja: 'パスキー' },
  passkeysAbout: {
    en: 'A passkey lies in your phone, your computer or your password manager, and opens with a finger, a face or a PIN. It brings you back without a code.',
    ja: 'パスキーは端末やパスワード管理アプリに保存され、指紋・顔・PINで開きます。コードなしで戻ってこられます。',
  },
  makePasskey: { en: 'Make a passkey', ja: 'パスキーを作る' },
  usePasskey: { en: 'Sign in with a passkey', ja: 'パスキーでログイン' },
  passkeyOf: { en: 'Made on {day}', ja: '{day}に作成' },
  passkeyUsed: { en: 'last used on {day}', ja: '最終使用 {day}' },
  passkeyUnused: { en: 'never used yet', ja: '未使用' },
  removePasskey: { en: 'Remove the passkey of {day}', ja: '{day}のパスキーを削除' },
  removeShort: { en: 'Remove', ja: '削除' },
  passkeyMade: {
    en: 'Made. It works on every device that shares it.',
    ja: '作成しました。共有している端末で使えます。',
  },
  passkeyCancelled: {
    en: 'The browser gave no passkey. Nothing has changed.',
    ja: 'ブラウザからパスキーを受け取れませんでした。何も変わっていません。',
  },
  passkeysInsecure: {
    en: 'Not here: browsers bind passkeys to the name of a site over https, and this is a plain address. The recovery code works everywhere.',
    ja: 'ここでは使えません。パスキーはhttpsのサイト名に結び付くため、このアドレスでは作れません。復元コードはどこでも使えます。',
  },
  passkeysUnsupported: {
    en: 'This browser has no passkeys. The recovery code works everywhere.',
    ja: 'このブラウザはパスキーに対応していません。復元コードはどこでも使えます。',
  },

  bots: { en: 'Your bots', ja: '自分のボット' },
  botsAbout: {
    en: 'A program can sit at tables like a person. It needs a token, and everybody sees that it is a bot.',
    ja: 'プログラムも人と同じように席に着けます。トークンが必要で、ボットであることは全員に表示されます。',
  },
  botName: { en: 'Name of the bot', ja: 'ボットの名前' },
  makeBot: { en: 'Make a token', ja: 'トークンを作る' },
  token: { en: 'Token of {name}', ja: '{name}のトークン' },
  endBot: { en: 'End {name}', ja: '{name}を終了' },
  endShort: { en: 'End', ja: '終了' },
  apiPage: { en: 'How a bot talks to this server', ja: 'ボットの作り方（API）' },

  notices: { en: 'Notifications', ja: '通知' },
  noticesAbout: {
    en: 'A notice when it is your turn at a table that is played over days. It names the game, never a card.',
    ja: '通信対戦で番が来たらお知らせします。ゲーム名だけで、カードの内容は含みません。',
  },
  noticesHere: { en: 'Tell this device when it is my turn', ja: '番が来たらこの端末に通知' },
  insecure: {
    en: 'Not here: browsers allow notifications only over https. Everything else works, and the table waits for you.',
    ja: 'httpsでないため通知は使えません。ほかはすべて使え、テーブルはあなたを待ちます。',
  },
  unsupported: {
    en: 'This browser cannot receive notifications. On an iPhone or iPad, add Overtrick to the home screen first.',
    ja: 'このブラウザは通知に対応していません。iPhoneやiPadでは、先にホーム画面に追加してください。',
  },
  denied: {
    en: 'Notifications are blocked for this site. Allow them in the settings of the browser.',
    ja: 'このサイトの通知がブロックされています。ブラウザの設定で許可してください。',
  },
  'no-push': {
    en: 'This server sends no notifications; its host has not switched them on.',
    ja: 'このサーバーは通知を送りません（運営者が有効にしていません）。',
  },
  failed: {
    en: 'The push service of this browser could not be reached. Try again later.',
    ja: 'ブラウザの通知サービスにつながりません。あとでもう一度。',
  },

  data: { en: 'Your data', ja: 'データ' },
  dataAbout: {
    en: 'Everything this server keeps about you: name, ratings, results, what you said, and for a month a code for the place you played rated matches from.',
    ja: 'このサーバーにあるあなたの情報: 名前、レート、成績、発言、そしてレート戦に参加した場所の符号（1か月間）。',
  },
  save: { en: 'Save my data as a file', ja: 'ファイルに保存' },
  remove: { en: 'Delete me', ja: '自分を削除' },
  removeTitle: { en: 'Delete yourself on this server?', ja: 'このサーバーから削除しますか？' },
  removeAbout: {
    en: 'Your name, ratings, bots and words go and cannot be brought back. In the matches of others a nameless seat is left. Matches in this browser stay.',
    ja: '名前・レート・ボット・発言が消え、元に戻せません。ほかの人の対戦には名前のない席が残ります。このブラウザの中の対戦は残ります。',
  },
  keep: { en: 'Stay', ja: 'やめる' },
  confirm: { en: 'Delete me', ja: '削除する' },
  gone: { en: 'You are deleted on this server.', ja: 'このサーバーから削除しました。' },
  loading: { en: 'Asking the server…', ja: '読み込んでいます…' },
} as const satisfies Record<string, Words>;

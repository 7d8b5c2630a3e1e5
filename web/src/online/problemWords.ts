import type { Problem } from '@overtrick/api';
import type { Refusal, Words } from '@overtrick/engine';

/** What the engine explains itself comes with its refusal; only a hint is refused with “not your turn” and without one. */
type Explained = Exclude<Refusal['reason'], 'not-your-turn'>;

/** Every problem of the API in words, and the one that is the client's own. */
export const PROBLEMS: Readonly<Record<Exclude<Problem['problem'], Explained>, Words>> = {
  'no-answer': {
    en: 'The server cannot be reached. Check the network and try again.',
    ja: 'サーバーに接続できません。ネットワークを確認してください。',
  },
  'please-reload': {
    en: 'This page is older than the server. Please reload it.',
    ja: 'ページが古くなっています。再読み込みしてください。',
  },
  'bad-input': {
    en: 'The server did not take this: {message}',
    ja: 'サーバーが受け付けませんでした: {message}',
  },
  'bad-key': {
    en: 'The key of this request cannot be used. Reload the page.',
    ja: 'リクエストのキーが使えません。再読み込みしてください。',
  },
  'not-json': {
    en: 'The server could not read this. Reload the page.',
    ja: 'サーバーが読み取れませんでした。再読み込みしてください。',
  },
  'not-http': {
    en: 'The server could not read this. Reload the page.',
    ja: 'サーバーが読み取れませんでした。再読み込みしてください。',
  },
  'cut-off': {
    en: 'The request was cut off. Try again.',
    ja: '通信が途中で切れました。もう一度お試しください。',
  },
  'no-such-door': {
    en: 'The server does not know this request. Reload the page.',
    ja: 'サーバーが知らない操作です。再読み込みしてください。',
  },
  method: {
    en: 'The server does not know this request. Reload the page.',
    ja: 'サーバーが知らない操作です。再読み込みしてください。',
  },
  'too-large': { en: 'This is too long. Say it shorter.', ja: '長すぎます。短くしてください。' },
  'too-slow': {
    en: 'The network is too slow just now. Try again.',
    ja: '通信が遅すぎました。もう一度お試しください。',
  },
  'nobody-votes': {
    en: 'Nobody who was dealt into this match is there to agree. Wait until such a player comes back.',
    ja: 'はじめから参加しているプレイヤーがいないため、承認できません。誰かが戻るまでお待ちください。',
  },
  'too-many': {
    en: 'Not so fast. Try again in a moment.',
    ja: '少し待ってからもう一度。',
  },
  'too-many-streams': {
    en: 'Too many pages are open from your address. Close some and reload.',
    ja: '同じ接続元で開いているページが多すぎます。いくつか閉じて再読み込みしてください。',
  },
  busy: {
    en: 'Too many people changed this table at once. Try again.',
    ja: '同時に操作が重なりました。もう一度お試しください。',
  },
  store: {
    en: 'The server could not keep this. Try again.',
    ja: '保存できませんでした。もう一度お試しください。',
  },
  'disk-full': {
    en: 'The disk of the server is full, so nothing can be kept. Tell its host.',
    ja: 'サーバーの容量がいっぱいで保存できません。運営者に知らせてください。',
  },
  draining: {
    en: 'The server is about to restart. Try again in a moment.',
    ja: 'サーバーが再起動します。少し待ってからもう一度。',
  },
  origin: {
    en: 'The server refuses this page. Open it by the address of the server itself.',
    ja: 'このページからは操作できません。サーバー本来のアドレスで開いてください。',
  },

  'who-are-you': { en: 'Say what to call you first.', ja: 'まず名前を入れてください。' },
  'bad-token': {
    en: 'This token is not valid. Make a new one on your profile.',
    ja: 'トークンが無効です。プロフィールで作り直してください。',
  },
  'no-admin': {
    en: 'The host has not switched on the admin page.',
    ja: '管理ページは有効になっていません。',
  },
  'admin-token': { en: 'This is not the token of an admin.', ja: '管理者のトークンではありません。' },
  'owner-only': { en: 'Only an owner may do that.', ja: 'オーナーだけができます。' },
  'name-taken': { en: 'An admin has this name already.', ja: 'その名前の管理者がすでにいます。' },
  'last-owner': {
    en: 'This is the last owner. Make another one first.',
    ja: '最後のオーナーです。先に別のオーナーを作ってください。',
  },
  'no-address': { en: '{message}', ja: 'アドレスが正しくないか、記録がありません: {message}' },
  'everybodys-address': {
    en: '{message}',
    ja: '全員が締め出されるおそれがあるため、このアドレスは遮断できません: {message}',
  },
  'no-such-report': { en: 'This report is dealt with already.', ja: 'この報告は対応済みです。' },
  'no-warning': { en: 'You have seen this already.', ja: 'すでに確認済みです。' },
  yourself: { en: 'This is you.', ja: 'それはあなた自身です。' },
  reported: {
    en: 'You have reported this already, and it was received.',
    ja: 'すでに報告済みで、届いています。',
  },
  'too-many-reports': {
    en: 'Many reports of yours wait to be looked at. Wait until somebody has.',
    ja: '確認待ちの報告が多すぎます。対応をお待ちください。',
  },
  'nothing-said': {
    en: 'This person has not said that at this table.',
    ja: 'その人はこのテーブルでそのような発言をしていません。',
  },
  'shut-address': {
    en: 'The host of this site has shut out your address.',
    ja: '運営者により、お使いの接続元からの利用が停止されています。',
  },
  silenced: {
    en: 'Those who look after this site have muted you.',
    ja: '運営者により発言を停止されています。',
  },
  'no-passkeys': {
    en: 'Passkeys work only at https addresses. Use the recovery code.',
    ja: 'パスキーはhttpsのアドレスでだけ使えます。復元コードをお使いください。',
  },
  'wrong-passkey': {
    en: 'This server does not know this passkey, or it took too long. Try again.',
    ja: 'このパスキーは登録されていないか、時間切れです。もう一度お試しください。',
  },
  'too-many-passkeys': {
    en: 'You have too many passkeys. Remove one first.',
    ja: 'パスキーが多すぎます。先に1つ削除してください。',
  },
  nobody: { en: 'There is no such person here.', ja: 'その人は見つかりません。' },
  banned: { en: 'The host of this site has banned you.', ja: '運営者により利用を停止されています。' },
  'wrong-code': {
    en: 'Nobody has this code. Check every letter.',
    ja: 'コードが違います。1文字ずつ確認してください。',
  },
  'too-many-bots': {
    en: 'There are too many bots. Take one away first.',
    ja: 'ボットが多すぎます。先に減らしてください。',
  },
  robot: { en: 'A bot cannot make bots.', ja: 'ボットはボットを作れません。' },
  'no-push': { en: 'This server sends no notifications.', ja: 'このサーバーは通知を送りません。' },

  'no-such-table': {
    en: 'There is no such table. Check the link or the code.',
    ja: 'そのテーブルはありません。リンクやコードを確認してください。',
  },
  'too-many-tables': {
    en: 'You have too many open tables. Close one first.',
    ja: '開いているテーブルが多すぎます。先に1つ閉じてください。',
  },
  rated: {
    en: 'Not at a rated table: only people play there, without help, what is played stays, and the match is played to its end.',
    ja: 'レート戦ではできません。人だけが助言なしで遊び、やり直しはなく、対戦は最後まで続きます。',
  },
  'needs-clock': {
    en: 'A rated table needs a clock, so that nobody can hold up the others. Choose one.',
    ja: 'レート戦には持ち時間が必要です。どれか選んでください。',
  },
  full: { en: 'Every seat is taken.', ja: '満席です。' },
  'already-there': { en: 'You sit there already.', ja: 'もうそこに座っています。' },
  'seat-taken': {
    en: 'Somebody was faster: choose another seat.',
    ja: '先に座られました。別の席を選んでください。',
  },
  'seat-free': { en: 'Nobody sits there.', ja: 'その席にはだれもいません。' },
  'seats-free': {
    en: 'There are free seats: invite somebody or add bots.',
    ja: '空席があります。招待するかボットを。',
  },
  'not-ready': { en: 'Not everybody is ready yet.', ja: 'まだ準備できていない人がいます。' },
  'not-host': { en: 'Only the host of this table may do that.', ja: 'ホストだけができます。' },
  'not-open': {
    en: 'The match has started; this is possible only before.',
    ja: '対戦が始まっています。開始前だけできます。',
  },
  'not-seated': { en: 'Sit down first.', ja: '先に席に着いてください。' },
  'too-early': { en: 'Wait for the start.', ja: '開始を待ってください。' },
  'nothing-to-reveal': {
    en: 'The server waits for no number of yours.',
    ja: '公開を待っている乱数はありません。',
  },
  'wrong-reveal': {
    en: 'The number of this device is not the one it promised. Go on without it.',
    ja: '約束した乱数と違います。これ抜きで続けてください。',
  },
  'not-revealing': { en: 'No deal waits for numbers.', ja: '乱数を待っているディールはありません。' },
  closed: { en: 'This table is closed.', ja: 'このテーブルは閉じられました。' },
  finished: { en: 'This table is finished already.', ja: 'このテーブルはもう終わっています。' },
  gone: {
    en: 'The rematch is gone. Open a new table.',
    ja: '再戦のテーブルがなくなりました。新しく作ってください。',
  },

  'not-playing': { en: 'No match is being played here now.', ja: '今は対戦中ではありません。' },
  'not-your-turn': { en: 'It is not your turn.', ja: 'あなたの番ではありません。' },
  paused: { en: 'The table is paused.', ja: '一時停止中です。' },
  'not-paused': { en: 'The table is not paused.', ja: '一時停止していません。' },
  away: {
    en: 'A bot plays for you. Take your seat back first.',
    ja: 'ボットが代わっています。先に席へ戻ってください。',
  },
  'not-away': { en: 'You are playing already.', ja: 'もう席に戻っています。' },
  'too-late': { en: 'Too late: something new has been seen.', ja: 'もう新しい情報が見えたので戻せません。' },
  'last-deal': {
    en: 'The last deal is being played. Wait for the rematch.',
    ja: '最後のディールの途中です。次の対戦をお待ちください。',
  },
  'no-hints': { en: 'This table plays without help.', ja: 'このテーブルではヒントを使えません。' },
  'not-abandoned': {
    en: 'Only a seat that a bot plays for can be taken over.',
    ja: '引き継げるのはボットが代わっている席だけです。',
  },
  seated: { en: 'Who has a seat here cannot take another.', ja: '席のある人は別の席を引き継げません。' },
  'has-seen': {
    en: 'Who has seen another hand at this table cannot take over a seat.',
    ja: '別の手札を見た人は席を引き継げません。',
  },
  asked: {
    en: 'You have asked already; those at the table decide.',
    ja: 'もう申し込んでいます。返事を待ちましょう。',
  },

  muted: { en: 'The host has muted you at this table.', ja: 'ホストにミュートされています。' },
  spectator: {
    en: 'Spectators are quiet while a match is played.',
    ja: '対戦中、観戦者は発言できません。',
  },
  'talked-out': {
    en: 'This table has talked enough. Go on at a new one.',
    ja: 'このテーブルの発言が上限に達しました。',
  },
  'no-spectators': {
    en: 'Those at this table play without spectators.',
    ja: 'このテーブルは観戦できません。',
  },
  crowded: {
    en: 'Too many people watch this table. Try again later.',
    ja: '観戦者が多すぎます。あとでもう一度。',
  },
  'hands-closed': {
    en: 'Not everybody agreed to show finished deals. Wait for the end of the match.',
    ja: '全員の同意がないため、終わったディールの手札は対戦後に見られます。',
  },
  'not-over': { en: 'Wait for the end of the match.', ja: '対戦が終わるまでお待ちください。' },
};

/** The same where it ends at some time. */
export const UNTIL: Readonly<Record<string, Words | undefined>> = {
  banned: {
    en: 'The host of this site has banned you until {until}.',
    ja: '運営者により{until}まで利用を停止されています。',
  },
  'shut-address': {
    en: 'The host of this site has shut out your address until {until}.',
    ja: '運営者により、お使いの接続元からの利用が{until}まで停止されています。',
  },
  silenced: {
    en: 'Those who look after this site have muted you until {until}.',
    ja: '運営者により{until}まで発言を停止されています。',
  },
};

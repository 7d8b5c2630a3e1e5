# The whole of Overtrick in one image: the table server, the web app and the command `overtrick`.
#   docker build -t overtrick . && docker run -p 4242:4242 -v overtrick:/data overtrick
# server/hosting/image.test.ts runs these very steps as plain commands, so RUN steps name no absolute path.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /src
# First the lists of packages alone: as long as they are the same, the installation is taken from the cache.
COPY package.json package-lock.json ./
COPY engine/package.json engine/
COPY testing/package.json testing/
COPY games/package.json games/
COPY bots/package.json bots/
COPY match/package.json match/
COPY api/package.json api/
COPY client/package.json client/
COPY cli/package.json cli/
COPY examples/whist/package.json examples/whist/
COPY web/package.json web/
COPY server/package.json server/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx vite build web --logLevel error
RUN node server/build.mjs
RUN node scripts/buildCli.mjs
# What they need when they run: the drivers with native parts and their like.
RUN node server/release.mjs release/node_modules
RUN mkdir -p release/data

FROM ${NODE}
ENV NODE_ENV=production
ENV PORT=4242
ENV OVERTRICK_DATA=/data
WORKDIR /app
COPY --from=build /src/release/node_modules node_modules
COPY --from=build /src/server/dist server/dist
COPY --from=build /src/web/dist web/dist
COPY --from=build /src/cli/dist cli/dist
COPY cli/bin cli/bin
COPY cli/package.json cli/
COPY server/package.json server/
COPY LICENSE NOTICE ./
COPY --from=build --chown=node:node /src/release/data /data
USER node
VOLUME /data
EXPOSE 4242
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/server.js"]

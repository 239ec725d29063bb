# docker build --build-arg SITE_URL=https://villa.example --build-arg HOUSE=houses/kalandra -t villa .
# docker run --read-only --cap-drop ALL -p 127.0.0.1:3000:3000 -v villa-data:/data villa

FROM node:24-slim AS build
WORKDIR /villa
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The folder of the house, in this one.
ARG HOUSE
ARG SITE_URL
ARG TAG_MANAGER_ID
ARG DESK_REPOSITORY
ARG DESK_APPLICATION_ID
RUN npm run build

FROM node:24-slim
WORKDIR /villa
COPY --from=build /villa/dist dist
# Where the last good feeds live: the one place that is written to.
RUN install -d -o node -g node /data
ENV STORAGE_URL=/data
# Threads that compress would each keep memory of their own: 30 MB.
ENV MALLOC_ARENA_MAX=1
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
